import { brandingExample } from "@tradehall/api-client/models/branding";
import { expect, test } from "vitest";
import { pictureAddress, pictureOrigin, withPictureAddresses } from "./branding-pictures.ts";

test("a relative picture is fetched from the picture domain, with one slash between", () => {
  for (const path of ["2026/01/logo.png", "/2026/01/logo.png"])
    for (const domain of ["https://img.example.com", "https://img.example.com/"])
      expect(pictureAddress(path, domain)).toBe("https://img.example.com/2026/01/logo.png");
});

test("without a domain it is the own origin's", () => {
  expect(pictureAddress("2026/01/logo.png", "")).toBe("/2026/01/logo.png");
  expect(pictureAddress("/pictures/b/logo", "")).toBe("/pictures/b/logo");
});

test("a whole address, a data URI and nothing at all stay as they are", () => {
  for (const path of [
    "https://cdn.example.com/a.png",
    "//cdn.example.com/a.png",
    "data:image/png;base64,AA",
    "",
  ])
    expect(pictureAddress(path, "https://img.example.com")).toBe(path);
});

test("every picture of the record is prefixed, and no word of it", () => {
  const given = {
    ...brandingExample,
    pcLogoImg: "logo.png",
    pcQrcodeImg: "/qr.png",
    pcCompanyName: "logo.png",
  };
  expect(withPictureAddresses(given, "https://img.example.com")).toMatchObject({
    pcLogoImg: "https://img.example.com/logo.png",
    pcQrcodeImg: "https://img.example.com/qr.png",
    pcLoginBgImg: "",
    pcCompanyName: "logo.png",
  });
});

test("the policy names the domain's origin, and nothing that is none", () => {
  expect(pictureOrigin("https://img.example.com/mall/")).toBe("https://img.example.com");
  for (const domain of ["", "img"]) expect(pictureOrigin(domain)).toBeUndefined();
});
