import { useRef, useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Whether a server drew what this component takes over in the browser, for as long as it is there; `false` on the server. */
export function useWasSent(): boolean {
  const wasSent = useRef(false);
  return useSyncExternalStore(
    never,
    () => wasSent.current,
    // Asked while a document is taken over, and by a server.
    () => {
      wasSent.current = typeof document !== "undefined";
      return wasSent.current;
    },
  );
}
