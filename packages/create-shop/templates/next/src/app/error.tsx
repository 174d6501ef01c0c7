"use client";

import { FailedScreen } from "../screens/FailedScreen";

/** In place of a page that the server could not render; what it was is in the server's log. */
export default function Failed({ error, reset }: { error: Error; reset: () => void }) {
  return <FailedScreen error={error} onRetry={reset} />;
}
