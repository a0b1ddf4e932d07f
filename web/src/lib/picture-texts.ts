/** Why a chosen file is no picture that can be used. */
export const pictureErrors = {
  tooLong: 'This file is larger than 30 MB. Please choose a smaller picture.',
  tooManyPixels: 'This picture has more than 64 megapixels. Please choose a smaller one.',
  vector: 'SVG files cannot be used, because they can hold scripts. Please save the picture as PNG or JPEG.',
  unreadable: 'This file is not a picture that the browser can read. Please choose a JPEG, PNG or WebP file.',
  notSmallEnough: 'This picture cannot be made small enough. Please choose another one.',
} as const;
