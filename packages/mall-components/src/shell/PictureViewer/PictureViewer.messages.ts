import { words as gallery } from "../../catalog/Gallery/Gallery.messages.ts";
import { defineMessages } from "../../messages/define-messages.ts";

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
