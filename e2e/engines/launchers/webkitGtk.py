#!/usr/bin/python3
"""A window of WebKitGTK for WebKitWebDriver: of an exact size, with a profile that lasts, and parts that can be switched off."""
import os

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

FOLDER = os.environ["KENNEL_PROFILE"]
WIDTH, HEIGHT = (int(size) for size in os.environ["KENNEL_SIZE"].split("x"))

manager = WebKit2.WebsiteDataManager(base_data_directory=FOLDER, base_cache_directory=f"{FOLDER}/cache")
context = WebKit2.WebContext.new_with_website_data_manager(manager)
context.set_automation_allowed(True)
context.set_preferred_languages([os.environ.get("KENNEL_LANGUAGE", "en-GB")])


content = WebKit2.UserContentManager()
content.add_script(
    WebKit2.UserScript(
        os.environ.get("KENNEL_FIRST_SCRIPT", ""),
        WebKit2.UserContentInjectedFrames.ALL_FRAMES,
        WebKit2.UserScriptInjectionTime.START,
    )
)


def create_view(_session):
    view = WebKit2.WebView(
        web_context=context, user_content_manager=content, is_controlled_by_automation=True
    )
    view.connect("permission-request", lambda _view, request: request.allow() or True)
    view.set_size_request(WIDTH, HEIGHT)
    window = Gtk.Window(decorated=False, default_width=WIDTH, default_height=HEIGHT)
    window.add(view)
    window.show_all()
    return view


def on_automation(_context, session):
    information = WebKit2.ApplicationInfo()
    information.set_name("kennel")
    session.set_application_info(information)
    session.connect("create-web-view", create_view)


def on_download(_context, download):
    def decide(_download, name):
        download.set_destination(f"file://{FOLDER}/downloads/{name}")
        return True

    os.makedirs(f"{FOLDER}/downloads", exist_ok=True)
    download.connect("decide-destination", decide)


context.connect("automation-started", on_automation)
context.connect("download-started", on_download)
Gtk.main()
