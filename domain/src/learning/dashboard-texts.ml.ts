// The texts of dashboard-texts.ts in Malayalam (docs/malayalam.md).

export const premium = 'നിങ്ങൾക്ക് പ്രീമിയം പതിപ്പാണുള്ളത്';
export const heading = 'നിങ്ങളുടെ കോഴ്സ്';
export const goOn = 'തുടരൂ';
export const loading = 'നിങ്ങളുടെ കോഴ്സ് തുറക്കുന്നു...';
export const contactSupport = 'തെറ്റുപറ്റിയെന്നു തോന്നുന്നെങ്കിൽ ഞങ്ങളെ ബന്ധപ്പെടൂ.';
export const failed = 'നിങ്ങളുടെ കോഴ്സ് തുറക്കാനായില്ല';
