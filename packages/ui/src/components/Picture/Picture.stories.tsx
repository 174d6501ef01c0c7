import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Picture } from "./Picture.tsx";

const drawing = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><path fill="#c8d2de" d="M0 0h100v100H0z"/><path fill="#4a5664" d="M30 20h40v12H56v48H44V32H30z"/></svg>',
)}`;

const meta = {
  title: "ui/Picture 图片 懒加载 image picture",
  id: "ui-picture",
  component: Picture,
  args: { src: drawing, alt: "内六角扳手", width: 224, height: 224 },
} satisfies Meta<typeof Picture>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const KeepsItsRoom: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas }) => {
    const image = canvas.getByRole("img", { name: "内六角扳手" });
    await expect(image).toHaveAttribute("loading", "lazy");
    await expect(image).toHaveAttribute("height", "224");
  },
};

export const Priority: Story = {
  args: { isPriority: true, rounding: "card" },
  play: async ({ canvas }) => {
    const image = canvas.getByRole("img");
    await expect(image).toHaveAttribute("loading", "eager");
    await expect(image).toHaveAttribute("fetchpriority", "high");
  },
};

export const Missing: Story = {
  args: { src: "data:image/png;base64,none", loading: "eager", fallbackLabel: "图片加载失败" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("img", { name: "图片加载失败" })).toBeVisible();
  },
};
