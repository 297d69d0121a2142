// All messages of one language: one piece of the build, fetched only if it is read.
import announce from "../../../../src/foolsgold/locales/ftl/en/announce.ftl?raw";
import app from "../../../../src/foolsgold/locales/ftl/en/app.ftl?raw";
import gobblings from "../../../../src/foolsgold/locales/ftl/en/gobblings.ftl?raw";
import home from "../../../../src/foolsgold/locales/ftl/en/home.ftl?raw";
import lesson from "../../../../src/foolsgold/locales/ftl/en/lesson.ftl?raw";
import people from "../../../../src/foolsgold/locales/ftl/en/people.ftl?raw";
import play from "../../../../src/foolsgold/locales/ftl/en/play.ftl?raw";
import saboteur from "../../../../src/foolsgold/locales/ftl/en/saboteur.ftl?raw";
import table from "../../../../src/foolsgold/locales/ftl/en/table.ftl?raw";

export default [announce, app, gobblings, home, lesson, people, play, saboteur, table];
