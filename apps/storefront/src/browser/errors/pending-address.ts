import type { ClientInstrumentation } from "react-router-dom";

let pending: string | number | undefined;

/** Where the buyer is on the way to; undefined while there is no navigation, and for steps in the history. */
export const pendingAddress = (): string | undefined => (typeof pending === "string" ? pending : undefined);

/** For the router. What the browser's own buttons do is not told, but changes the address at once. */
export const notesPendingAddress = (onNavigate: () => void): ClientInstrumentation => ({
  router: ({ instrument }) =>
    instrument({
      navigate: async (navigate, { to }) => {
        pending = to;
        onNavigate();
        await navigate();
        if (pending === to) pending = undefined;
      },
    }),
});
