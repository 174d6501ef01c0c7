import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import { messageText } from "../../samples/message-text.ts";
import { samplePicture } from "../../samples/pictures.ts";
import { sampleFilm } from "../../samples/product-detail.ts";
import { words as player } from "../FilmPlayer/FilmPlayer.messages.ts";
import { messages } from "./PictureViewer.messages.ts";
import { PictureViewer } from "./PictureViewer.tsx";

const meta = {
  title: "product/PictureViewer 大图浏览 看大图 图片预览 lightbox",
  id: "product-pictureviewer",
  component: PictureViewer,
  args: {
    pictures: [samplePicture("wrench", 20), samplePicture("box", 200), samplePicture("glove", 140)],
    onClose: fn(),
  },
} satisfies Meta<typeof PictureViewer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const named = (index: number) => messageText(messages.at, { index, count: 3 });

export const ByKeys: Story = {
  tags: ["!autodocs"],
  play: async ({ userEvent, args }) => {
    await screen.findByRole("dialog", { name: named(1) });
    await userEvent.keyboard("{ArrowLeft}");
    await screen.findByRole("dialog", { name: named(3) });
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await screen.findByRole("dialog", { name: named(2) });
    await userEvent.click(screen.getByRole("button", { name: messageText(messages.thumb, { index: "1" }) }));
    await waitFor(() => expect(screen.getByRole("img", { name: named(1) })).toBeVisible());
    await userEvent.keyboard("{Escape}");
    await expect(args.onClose).toHaveBeenCalled();
  },
};

/** A double press makes it larger, the next one small again; a swipe turns. */
export const Zooms: Story = {
  tags: ["!autodocs"],
  play: async ({ userEvent }) => {
    const image = await screen.findByRole("img", { name: named(1) });
    const frame = image.closest<HTMLElement>("[data-zoomed]");
    if (!frame) throw new Error("no frame");
    await userEvent.dblClick(frame);
    await expect(frame.style.transform).toContain("scale(2.5)");
    await userEvent.keyboard("-");
    await expect(frame.style.transform).toContain("scale(1.66");
    await userEvent.dblClick(frame);
    await expect(frame.style.transform).toContain("scale(1)");
    await userEvent.pointer([
      { keys: "[TouchA>]", target: frame, coords: { clientX: 600, clientY: 300 } },
      { pointerName: "TouchA", target: frame, coords: { clientX: 200, clientY: 310 } },
      { keys: "[/TouchA]", target: frame, coords: { clientX: 200, clientY: 310 } },
    ]);
    await screen.findByRole("dialog", { name: named(2) });
  },
};

/** A film is first; where it plays, arrows are its own. */
export const WithFilm: Story = {
  args: { film: sampleFilm },
  tags: ["!autodocs"],
  play: async ({ userEvent }) => {
    await userEvent.click(
      await screen.findByRole("button", { name: messageText(player.play, { name: "" }).trim() }),
    );
    await waitFor(() => expect(document.querySelector("video")).toHaveFocus());
    await userEvent.keyboard("{ArrowRight}");
    await expect(
      screen.getByRole("button", { name: messageText(messages.film, { length: "0:08" }) }),
    ).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(screen.getByRole("button", { name: messageText(messages.next) }));
    await expect(document.querySelector("video")).toBeNull();
  },
};

export const One: Story = {
  args: { pictures: [samplePicture("wrench", 20)] },
  play: async () => {
    await screen.findByRole("dialog", { name: messageText(messages.title) });
    await expect(screen.queryByRole("button", { name: messageText(messages.next) })).toBeNull();
  },
};

export const Narrow: Story = { args: { start: 1 }, globals: { viewport: { value: "phone" } } };
