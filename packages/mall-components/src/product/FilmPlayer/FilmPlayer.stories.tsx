import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { actWords } from "../../messages/act.messages.ts";
import { messageText } from "../../samples/message-text.ts";
import { sampleFilm } from "../../samples/product-detail.ts";
import { words } from "./FilmPlayer.messages.ts";
import { FilmPlayer } from "./FilmPlayer.tsx";

const { src, poster } = sampleFilm;

const meta = {
  title: "product/FilmPlayer 视频播放 商品视频 播放器 video",
  id: "product-filmplayer",
  component: FilmPlayer,
  args: { src, poster, name: "无刷锂电冲击钻", width: 420 },
} satisfies Meta<typeof FilmPlayer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A film that cannot be had says so and can be asked for again; the keyboard goes on at it. */
export const Lost: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await expect(canvasElement.querySelector("video")).toBeNull();
    canvas.getByRole("button", { name: messageText(words.play, { name: args.name }) }).focus();
    await userEvent.keyboard("{Enter}");
    const film = canvasElement.querySelector("video");
    await expect(film).toHaveFocus();
    await expect(film?.controls && film.muted).toBe(true);
    await expect(await canvas.findByRole("alert")).toHaveTextContent(messageText(words.lost));
    await userEvent.click(canvas.getByRole("button", { name: messageText(actWords.retry) }));
    await expect(film).toHaveFocus();
    await expect(await canvas.findByRole("alert")).toBeVisible();
  },
};
export const Cover: Story = { args: { width: 800, height: 260, fit: "cover" } };
