import type { ClientInstrumentation } from "react-router-dom";

let pending: string | number | undefined;

/** Where the buyer is on the way to; undefined while nobody goes anywhere, and for steps in the history. */
export const pendingAddress = (): string | undefined => (typeof pending === "string" ? pending : undefined);

/** For the router. What the browser's own buttons do is not told, but changes the address at once. */
export const notesPendingAddress: ClientInstrumentation = {
  router: ({ instrument }) =>
    instrument({
      navigate: async (navigate, { to }) => {
        pending = to;
        await navigate();
        if (pending === to) pending = undefined;
      },
    }),
};
