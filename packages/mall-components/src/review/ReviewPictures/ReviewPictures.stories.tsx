import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { samplePicture } from "../../samples/pictures.ts";
import { ReviewPictures } from "./ReviewPictures.tsx";

const meta = {
  title: "review/ReviewPictures 评价晒图 上传图片 晒单 upload",
  id: "review-reviewpictures",
  component: ReviewPictures,
  args: {
    name: "pics.11",
    pictures: [{ key: "a", src: samplePicture("helmet", 40), state: "done", value: "/uploads/a.webp" }],
    onAdd: fn(),
    onMove: fn(),
    onRemove: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof ReviewPictures>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** No more than nine. */
export const Many: Story = {
  args: { pictures: [] },
  play: async ({ canvas, userEvent, args }) => {
    const files = Array.from({ length: 11 }, (_, at) => new File(["x"], `${at}.png`, { type: "image/png" }));
    await userEvent.upload(canvas.getByRole("list").querySelector("input[type=file]") as HTMLElement, files);
    await expect(args.onAdd).toHaveBeenCalledWith(files.slice(0, 9));
  },
};
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
