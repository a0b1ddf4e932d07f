// When a lesson opens that waits for its day, each as the end of a sentence.

export const today = 'opens today at {time}';
export const tomorrow = 'opens tomorrow';
export const on = 'opens on {day}';
