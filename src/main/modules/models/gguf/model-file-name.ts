import { isFurtherPart } from './parts';

/** What lies beside models and is none: projectors of pictures, predictors, and statistics of quantisation. */
const besideModels = /(?:^|[-_.])(?:mmproj|imatrix)(?:[-_.]|$)|^(?:mtp|eagle\d?)-/iu;

/** By its name, it is a model that can be loaded. */
export const isModelFile = (name: string): boolean =>
  /\.gguf$/iu.test(name) && !besideModels.test(name) && !isFurtherPart(name);
