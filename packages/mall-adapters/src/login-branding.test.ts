import { brandingExample } from "@tradehall/api-client/models/branding";
import { brandNames } from "@tradehall/mall-rules/words";
import { expect, test } from "vitest";
import { siteName, toLoginBranding } from "./shell.ts";

const silent = Object.fromEntries(
  Object.entries(brandingExample).map(([name, value]) => [name, typeof value === "string" ? "" : value]),
) as typeof brandingExample;

test("where the server says nothing, the brand's own name, welcome, copyright and sign stand", () => {
  for (const brand of ["baigong", "qinghe"] as const) {
    const { name, welcome, copyright } = brandNames[brand];
    expect(toLoginBranding(silent, brandNames[brand])).toEqual({
      companyName: name,
      welcome,
      copyright,
      logo: `/assets/favicon-${brand}.svg`,
    });
    expect(siteName(silent, brandNames[brand])).toBe(name);
  }
});

test("what the server says wins", () => {
  const given = {
    ...silent,
    pcCompanyName: "华东机电",
    pcWelcome: "您好",
    pcCopyright: "© 华东机电",
    pcLogoImg: "https://img.example.com/logo.png",
    pcLoginBgImg: "/pictures/h/ground",
  };
  expect(toLoginBranding(given, brandNames.baigong)).toEqual({
    companyName: "华东机电",
    welcome: "您好",
    copyright: "© 华东机电",
    logo: "https://img.example.com/logo.png",
    background: "/pictures/h/ground",
  });
});
