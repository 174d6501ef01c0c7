import type { Meta, StoryObj } from "@storybook/react-vite";
import { samplePicture } from "../../samples/pictures.ts";
import { ShopSign } from "./ShopSign.tsx";

const meta = {
  title: "chat/ShopSign 店铺头像 店标 logo",
  id: "chat-shopsign",
  component: ShopSign,
  args: { name: "百工自营旗舰店", size: "m" },
} satisfies Meta<typeof ShopSign>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Picture: Story = { args: { logo: samplePicture("wrench", 210) } };
export const Small: Story = { args: { logo: samplePicture("wrench", 210), size: "s" } };
