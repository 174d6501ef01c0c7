import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { messageText } from "../../samples/message-text.ts";
import { samplePicture } from "../../samples/pictures.ts";
import { words } from "./PictureUpload.messages.ts";
import { PictureUpload, type UploadPicture } from "./PictureUpload.tsx";

const done = (key: string, hue: number): UploadPicture => ({
  key,
  src: samplePicture("drill", hue),
  state: "done",
  value: `/uploads/${key}.webp`,
});

const meta = {
  title: "forms/PictureUpload 图片上传 传图 凭证 晒图 upload",
  id: "forms-pictureupload",
  component: PictureUpload,
  args: {
    label: "上传凭证",
    name: "pics",
    max: 5,
    pictures: [done("a", 20), done("b", 200)],
    onAdd: fn(),
    onRemove: fn(),
    onRetry: fn(),
    onMove: fn(),
  },
} satisfies Meta<typeof PictureUpload>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { pictures: [] } };
export const Full: Story = {
  args: { pictures: ["a", "b", "c", "d", "e"].map((key, at) => done(key, at * 60)) },
};

export const OnTheWay: Story = {
  args: {
    pictures: [
      { key: "a", src: samplePicture("box", 30), state: "uploading", progress: 0.4 },
      { key: "b", src: samplePicture("box", 90), state: "uploading" },
      { key: "c", src: samplePicture("box", 150), state: "failed", canRetry: true },
      { key: "d", src: samplePicture("box", 210), state: "failed", errorMessage: "图片不能超过 2MB" },
    ],
  },
  play: async ({ canvas, userEvent, args }) => {
    const retry = canvas.getAllByRole("button").find((button) => button.textContent);
    await userEvent.click(retry as HTMLElement);
    await expect(args.onRetry).toHaveBeenCalledWith("c");
  },
};

/** Some of those chosen were refused: which, and why. */
export const SomeRefused: Story = {
  args: {
    pictures: [
      ...["a", "b", "c"].map((key, at) => done(key, at * 60)),
      {
        ...{ key: "d", src: samplePicture("box", 30), state: "failed", fileName: "现场大图.png" },
        errorMessage: "图片不能超过 2MB",
      },
      {
        ...{ key: "e", src: samplePicture("box", 90), state: "failed", fileName: "报价单.pdf" },
        errorMessage: "仅支持 JPG、PNG、WebP 格式的图片",
      },
    ],
  },
  play: async ({ canvas }) => {
    const summary = canvas.getByText(messageText(words.summary, { done: "3", failed: "2" })).parentElement;
    await expect(summary).toHaveTextContent("现场大图.png");
    await expect(summary).toHaveTextContent("报价单.pdf");
    await expect(summary).toHaveTextContent("图片不能超过 2MB");
  },
};

/** Moved and removed by buttons, so by keyboard, too. */
export const Acts: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    const [, later, remove] = canvas.getAllByRole("button");
    await userEvent.click(later as HTMLElement);
    await expect(args.onMove).toHaveBeenCalledWith("a", 1);
    await userEvent.click(remove as HTMLElement);
    await expect(args.onRemove).toHaveBeenCalledWith("a");
  },
};

/** More than there is room for: the first ones are taken, and it says so. */
export const Dropped: Story = {
  args: { max: 3 },
  play: async ({ canvas, args }) => {
    const files = ["1.png", "2.png"].map((name) => new File(["x"], name, { type: "image/png" }));
    const dataTransfer = new DataTransfer();
    for (const file of files) dataTransfer.items.add(file);
    const drop = new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer });
    canvas.getByRole("list").dispatchEvent(drop);
    await expect(args.onAdd).toHaveBeenCalledWith([files[0]]);
    await expect(canvas.getByRole("group")).toHaveAccessibleDescription(/3/);
  },
};

export const Invalid: Story = { args: { errorMessage: "图片不存在，请重新上传" } };
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };

/** One picture that must be there, larger than others may be. */
export const OneNeeded: Story = {
  args: {
    ...{ label: "营业执照", description: "请上传清晰的原件照片。", max: 1, maxBytes: 10 * 1_048_576 },
    ...{ pictures: [], isRequired: true, errorMessage: "请上传营业执照" },
  },
};

export const OneThere: Story = {
  args: { label: "营业执照", max: 1, pictures: [done("a", 40)], isRequired: true },
};

/** A picture of a draft that is not on the server any more. */
export const Lost: Story = {
  args: {
    label: "营业执照",
    max: 1,
    pictures: [{ ...done("a", 40), src: "/files/none.webp" }],
    onLost: fn(),
  },
  parameters: { hasBrokenPicture: true },
  tags: ["!autodocs"],
  play: async ({ args }) => {
    await waitFor(() => expect(args.onLost).toHaveBeenCalledWith("a"));
  },
};
