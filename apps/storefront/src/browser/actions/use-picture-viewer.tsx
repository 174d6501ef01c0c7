/** Opens pictures large; the part that shows them comes with the first press. */
import type { PictureViewerProps } from "@tradehall/mall-components/product/PictureViewer";
import { lazyPart } from "@tradehall/ui/lazy-part";
import { useState } from "react";

const PictureViewer = lazyPart(
  async () => (await import("@tradehall/mall-components/product/PictureViewer")).PictureViewer,
);

export function usePictureViewer() {
  const [shown, setShown] = useState<Omit<PictureViewerProps, "onClose">>();
  const close = () => setShown(undefined);
  return {
    openPicture: (pictures: readonly string[], start: number, film?: PictureViewerProps["film"]) =>
      setShown({ pictures, start, ...(film ? { film } : {}) }),
    viewer: shown && <PictureViewer {...shown} onClose={close} onLost={close} />,
  };
}
