import { isActing } from '../../src/main/ports/tool';
import { stepFailedName } from '../../src/main/modules/procedures/execution/step-failed-tool';
import { productTools } from './product-tools';

const onlyRead = new Set(productTools.filter((tool) => !isActing(tool)).map(({ name }) => name));

/**
 * Whether a call of this name does something. A tool that the product does not know is taken to act, as one
 * of a server is.
 */
export const isActingCall = (name: string): boolean => name !== stepFailedName && !onlyRead.has(name);
