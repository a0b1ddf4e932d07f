// What the site says where it cannot be rendered at the moment, a constant a text (docs/decisions/149).

export const title = 'One moment';
export const text = 'The school does not answer at the moment. Please try again in a minute.';
