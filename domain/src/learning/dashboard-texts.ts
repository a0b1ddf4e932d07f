// Texts of the learner's dashboard. Each is a constant, so that other pages do not load them (docs/decisions/149).

export const premium = 'You are in premium version';
export const heading = 'Your Course';
export const goOn = 'Continue';
export const loading = 'Loading your course...';
export const contactSupport = 'Please contact support if you believe this is an error.';
export const failed = 'Failed to load your course';
