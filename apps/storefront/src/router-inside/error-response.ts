/** What the router throws for an answer that is no data of its own; for tests, since it can only be read elsewhere. */
export { UNSAFE_ErrorResponseImpl as ErrorResponse } from "react-router-dom";
