"use client";

import { useRouter } from "next/navigation";
import { startTransition } from "react";
import { FailedScreen } from "../screens/FailedScreen";

/** In place of a page that the server could not render; what it was is in the server's log. */
export default function Failed({ error, reset }: { error: Error; reset: () => void }) {
  const router = useRouter();
  const retry = () =>
    startTransition(() => {
      // The server renders the page again before the boundary shows it.
      router.refresh();
      reset();
    });
  return <FailedScreen error={error} onRetry={retry} />;
}
