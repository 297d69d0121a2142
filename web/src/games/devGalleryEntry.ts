// Development page that shows every drawing; not part of the build. `?width=40&theme=dark`

import { mount } from "svelte";

import "../style.css";
import DevGallery from "./DevGallery.svelte";

const wishes = new URLSearchParams(location.search);
const theme = wishes.get("theme");
if (theme) document.documentElement.dataset.theme = theme;
const target = document.getElementById("app");
if (target) mount(DevGallery, { target, props: { width: Number(wishes.get("width") ?? 100) } });
