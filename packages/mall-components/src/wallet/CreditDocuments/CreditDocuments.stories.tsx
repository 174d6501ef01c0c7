import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { messageText } from "../../samples/message-text.ts";
import { samplePicture } from "../../samples/pictures.ts";
import { words } from "./CreditDocuments.messages.ts";
import { CreditDocuments } from "./CreditDocuments.tsx";

const meta = {
  title: "wallet/CreditDocuments 账期材料 证明材料 上传 documents",
  id: "wallet-creditdocuments",
  component: CreditDocuments,
  args: {
    name: "documents",
    pictures: [
      {
        ...{ key: "a", src: samplePicture("bolt", 40), state: "done", value: "/uploads/a.webp" },
        fileName: "营业执照.jpg",
      },
      {
        ...{ key: "b", src: samplePicture("drill", 40), state: "uploading", progress: 0.4 },
        fileName: "2025 年审计报告.png",
      },
    ],
    onAdd: fn(),
    onMove: fn(),
    onRemove: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof CreditDocuments>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Of a draft, whose names are not known; and one that the network lost. */
export const Kept: Story = {
  args: {
    pictures: [
      { key: "a", src: samplePicture("bolt", 40), state: "done", value: "/uploads/a.webp" },
      {
        ...{ key: "b", src: samplePicture("drill", 40), state: "failed", canRetry: true },
        fileName: "2025 年审计报告.png",
      },
    ],
  },
};

/** No more than five; each of the others says why not, and so does what is no picture. */
export const Many: Story = {
  args: { pictures: [] },
  play: async ({ canvas, userEvent, args }) => {
    const files = Array.from({ length: 7 }, (_, at) => new File(["x"], `${at}.png`, { type: "image/png" }));
    const input = canvas.getByLabelText(messageText(words.choose));
    await userEvent.upload(input, files);
    await expect(args.onAdd).toHaveBeenCalledWith(files.slice(0, 5));
    await expect(canvas.getAllByRole("alert")).toHaveLength(2);
  },
};
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
