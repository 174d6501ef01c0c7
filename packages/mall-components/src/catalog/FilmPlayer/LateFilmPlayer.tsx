import { lateLeadingPart } from "@tradehall/ui/late-part";
import { useState } from "react";
// The server draws it before its code comes: its looks are the page's own.
import { stage } from "./FilmPlayer.css.ts";
import type { FilmPlayerProps } from "./FilmPlayer.tsx";

const Late = lateLeadingPart(async () => (await import("./FilmPlayer.tsx")).FilmPlayer);

/** The server has the code before it draws. */
export const preloadFilmPlayer = () => Late.preload();

/** The same, whose code comes once somebody is there; pressed before, it plays as soon as it has come. */
export function LateFilmPlayer({ isShown = true, ...film }: FilmPlayerProps) {
  const [isWanted, setWanted] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button in it is pressed, by keys too.
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above.
    <div className={stage} hidden={!isShown} onClick={() => setWanted(true)}>
      <Late {...film} isShown={isShown} isWanted={isWanted} />
    </div>
  );
}
