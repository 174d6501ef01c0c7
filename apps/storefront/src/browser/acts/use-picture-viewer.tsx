/** Opens pictures large; the part that shows them comes with the first press. */
import { latePart } from "@tradehall/ui/late-part";
import { useState } from "react";

const PictureViewer = latePart(
  async () => (await import("@tradehall/mall-components/shell/PictureViewer")).PictureViewer,
);

export function usePictureViewer() {
  const [shown, setShown] = useState<{ pictures: readonly string[]; start: number }>();
  const close = () => setShown(undefined);
  return {
    openPicture: (pictures: readonly string[], start: number) => setShown({ pictures, start }),
    viewer: shown && <PictureViewer {...shown} onClose={close} onLost={close} />,
  };
}
