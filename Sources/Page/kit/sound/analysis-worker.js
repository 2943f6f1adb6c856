// Works a sound through away from the page's thread, and tells how far it is.
import { pitchContour } from "./pitch-contour.js";
import { spectrogram } from "./spectrogram.js";

onmessage = ({ data: { id, samples, rate } }) => {
  const tell = (from, share) => (part) => postMessage({ id, progress: from + share * part });
  const picture = spectrogram(samples, rate, tell(0, 0.6));
  const pitch = pitchContour(samples, rate, tell(0.6, 0.4));
  postMessage({ id, picture, pitch }, [picture.levels.buffer, pitch.hertz.buffer]);
};
