/** What is asked before an act on an order; every other act is done at once. */
export const orderQuestions = {
  cancel: "cancelOrder",
  receive: "receiveOrder",
  purge: "purgeOrder",
} as const;
