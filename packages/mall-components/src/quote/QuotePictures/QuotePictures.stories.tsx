import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { samplePicture } from "../../samples/pictures.ts";
import { QuotePictures } from "./QuotePictures.tsx";

const meta = {
  title: "quote/QuotePictures 询价附件 图纸 上传图片 attachments",
  id: "quote-quotepictures",
  component: QuotePictures,
  args: {
    name: "attachments",
    pictures: [{ key: "a", src: samplePicture("bolt", 40), state: "done", value: "/uploads/a.webp" }],
    onAdd: fn(),
    onMove: fn(),
    onRemove: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof QuotePictures>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** No more than three. */
export const Many: Story = {
  args: { pictures: [] },
  play: async ({ canvas, userEvent, args }) => {
    const files = Array.from({ length: 7 }, (_, at) => new File(["x"], `${at}.png`, { type: "image/png" }));
    const input = canvas.getByRole("list").querySelector("input[type=file]") as HTMLElement;
    await userEvent.upload(input, files);
    await expect(args.onAdd).toHaveBeenCalledWith(files.slice(0, 3));
  },
};
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
