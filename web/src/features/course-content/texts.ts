// The texts of a lesson's video and of progress, one constant each (docs/decisions/149).

export const percentComplete = '{percent}% complete';
export const noVideo = 'This lesson has no video. Everything is in the text.';
export const videosNeedNetwork = 'Videos need the network. The text of this lesson is here.';
export const playVideo = 'Play video: {title}';
export const videoOf = 'Video: {title}';
export const playsFrom = 'Plays from {site}';
export const goesOnAndPlaysFrom = 'Continues at {time} · Plays from {site}';
