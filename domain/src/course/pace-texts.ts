// When a locked lesson opens. Each text is the end of a sentence.

export const today = 'opens today at {time}';
export const tomorrow = 'opens tomorrow';
export const on = 'opens on {day}';
