export type { ErrorCode, Reaction } from "./catalogue.ts";
export { errorCatalogue, errorCodes, reactions, reactionTo, successCode } from "./catalogue.ts";
export {
  ApiError,
  BusinessRefusal,
  DealerChanged,
  errorFor,
  NetworkError,
  ServerError,
  SignInNeeded,
  TryLater,
  UnknownCode,
} from "./classes.ts";
