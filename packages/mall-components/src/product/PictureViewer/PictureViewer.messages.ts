import { defineMessages } from "../../messages/define-messages.ts";
import { words as gallery } from "../Gallery/Gallery.messages.ts";

/** Words of PictureViewer. */
export const messages = {
  ...defineMessages({
    at: { id: "pictureViewer.at", defaultMessage: "查看大图（{index} / {count}）" },
  }),
  title: gallery.large,
  thumb: gallery.thumb,
  film: gallery.film,
  previous: gallery.previous,
  next: gallery.next,
};
