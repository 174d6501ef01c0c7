import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { words } from "../../product/FilmPlayer/FilmPlayer.messages.ts";
import { messageText } from "../../samples/message-text.ts";
import { samplePoster } from "../../samples/pictures.ts";
import { BlockVideo } from "./BlockVideo.tsx";

const meta = {
  title: "decoration/BlockVideo 视频模块 店铺视频 video",
  id: "decoration-blockvideo",
  component: BlockVideo,
  args: { title: "走进宁波仓", poster: samplePoster("box", 40, 540), src: "data:video/webm;base64," },
} satisfies Meta<typeof BlockVideo>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NoTitle: Story = {
  args: { title: "" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button")).toHaveAttribute("aria-label", messageText(words.playOne));
  },
};
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
