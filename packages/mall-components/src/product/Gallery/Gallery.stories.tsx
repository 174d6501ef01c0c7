import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { messageText } from "../../samples/message-text.ts";
import { sampleFilm, samplePictures } from "../../samples/product-detail.ts";
import { words as player } from "../FilmPlayer/FilmPlayer.messages.ts";
import { words } from "./Gallery.messages.ts";
import { Gallery } from "./Gallery.tsx";

const meta = {
  title: "product/Gallery 商品图集 主图 轮播图 放大镜 gallery",
  id: "product-gallery",
  component: Gallery,
  args: { pictures: samplePictures, name: "无刷锂电冲击钻" },
} satisfies Meta<typeof Gallery>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Keys: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: messageText(words.thumb, { index: "2" }) }));
    await expect(
      canvas.getByRole("img", {
        name: messageText(words.main, { name: args.name, index: 2, count: args.pictures.length }),
      }),
    ).toBeVisible();
    await userEvent.keyboard("{ArrowRight}");
    await expect(
      canvas.getByRole("button", { name: messageText(words.thumb, { index: "3" }) }),
    ).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: messageText(words.previous) }));
    await expect(
      canvas.getByRole("img", {
        name: messageText(words.main, { name: args.name, index: 2, count: args.pictures.length }),
      }),
    ).toBeVisible();
  },
};
/** A press opens all pictures large, beginning with this one. */
export const Opens: Story = {
  args: { onOpen: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: messageText(words.next) }));
    await userEvent.click(canvas.getByRole("button", { name: messageText(words.large) }));
    await expect(args.onOpen).toHaveBeenCalledWith(args.pictures, 1, undefined);
  },
};
/** The film is first; arrows in it are its own, another small picture lets it rest. */
export const Film: Story = {
  args: { film: sampleFilm, onOpen: fn() },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.click(
      await canvas.findByRole("button", { name: messageText(player.play, { name: args.name }) }),
    );
    await waitFor(() => expect(canvasElement.querySelector("video")).toHaveFocus());
    await userEvent.keyboard("{ArrowRight}");
    await expect(
      canvas.getByRole("button", { name: messageText(words.film, { length: "0:08" }) }),
    ).toHaveAttribute("aria-current");
    await userEvent.click(canvas.getByRole("button", { name: messageText(words.thumb, { index: "2" }) }));
    await expect(canvasElement.querySelector("video")).not.toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: messageText(words.large) }));
    await expect(args.onOpen).toHaveBeenCalledWith(args.pictures, 1, sampleFilm);
    await userEvent.click(canvas.getByRole("button", { name: messageText(words.film, { length: "0:08" }) }));
    await expect(canvasElement.querySelector("video")).toBeVisible();
  },
};
export const SkuPicture: Story = { args: { skuPicture: samplePictures[4] } };
export const OnePicture: Story = { args: { pictures: samplePictures.slice(0, 1) } };
export const NoPicture: Story = { args: { pictures: [] } };
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
