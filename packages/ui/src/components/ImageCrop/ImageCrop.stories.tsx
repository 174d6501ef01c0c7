import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, mocked, waitFor } from "storybook/test";
import { ImageCrop } from "./ImageCrop.tsx";

const picture = (width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="teal"/><circle cx="50%" cy="50%" r="25%" fill="gold"/><rect x="5%" y="5%" width="12%" height="12%" fill="crimson"/></svg>`,
  )}`;

const meta = {
  title: "ui/ImageCrop 图片裁剪 裁切 头像裁剪 crop",
  id: "ui-imagecrop",
  component: ImageCrop,
  args: {
    src: picture(800, 600),
    label: "头像区域",
    hint: "拖动图片或按方向键移动，滚轮或 +、- 键缩放",
    labels: { zoomIn: "放大", zoomOut: "缩小", previews: "预览" },
    onChange: fn(),
  },
} satisfies Meta<typeof ImageCrop>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Arrow keys move the part, + and - zoom it. */
export const ByKeys: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    const area = canvas.getByRole("application", { name: "头像区域" });
    await waitFor(() => expect(args.onChange).toHaveBeenCalled());
    area.focus();
    await userEvent.keyboard("++{ArrowLeft}{ArrowUp}");
    await expect(canvas.getByText("121%")).toBeVisible();
    await userEvent.keyboard("---");
    await expect(canvas.getByText("100%")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "缩小" })).toBeDisabled();
    await userEvent.click(canvas.getByRole("button", { name: "放大" }));
    await expect(canvas.getByText("110%")).toBeVisible();
    const draw = mocked(args.onChange).mock.lastCall?.[0] as () => Promise<Blob>;
    const drawn = await createImageBitmap(await draw());
    await expect([drawn.width, drawn.height]).toEqual([400, 400]);
  },
};

export const ByWheel: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, args }) => {
    const stage = canvas.getByRole("application").querySelector("canvas");
    await waitFor(() => expect(args.onChange).toHaveBeenCalled());
    for (let turn = 0; turn < 3; turn += 1) await fireEvent.wheel(stage as Element, { deltaY: -100 });
    await expect(canvas.getByText("133%")).toBeVisible();
  },
};
export const Tall: Story = { args: { src: picture(300, 900) } };
export const OtherSizes: Story = { args: { previews: [48, 32], outputPx: 200 } };
export const Narrow: Story = { args: { src: picture(900, 300) }, globals: { viewport: { value: "phone" } } };
