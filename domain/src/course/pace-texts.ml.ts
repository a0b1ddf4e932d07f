// The texts of pace-texts.ts in Malayalam (docs/malayalam.md).

export const today = 'ഇന്നു തുറക്കും, സമയം {time}';
export const tomorrow = 'നാളെ തുറക്കും';
export const on = 'തുറക്കുന്നത്: {day}';
