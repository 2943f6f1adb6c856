// What is said wherever a grown-up chooses a photo.
const LARGEST_BYTES = 25 * 1024 * 1024;

export const PHOTO_NOTE = "It is shown square. Where and when it was taken is removed.";

/** Why the chosen `file` is not sent, or nothing. */
export const refusalOf = (file) =>
  (file.size > LARGEST_BYTES ? "This photo is larger than 25 MB. Choose a smaller one." : null);
