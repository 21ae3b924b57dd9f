import { AppError } from '../../shared/errors';

/** A model that could not answer. `code` is one of provider.unreachable, .refused, .overflow, .model, .crashed, .protocol. */
export class ProviderError extends AppError {}
