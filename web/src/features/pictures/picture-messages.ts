export const pictureFieldMessages = {
  choose: 'Choose, drop or paste a picture',
  replace: 'Choose, drop or paste another one',
  alt: 'What the picture shows',
  altHint: 'In a few words, for those who do not see it.',
  remove: 'Remove picture',
  shrinking: 'Making the picture small…',
  uploading: (file: number, files: number) => `Uploading ${file} of ${files}…`,
  failed: 'The picture could not be stored. Please try again.',
} as const;
