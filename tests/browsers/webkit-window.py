#!/usr/bin/python3
"""A bare window of WebKitGTK for WebKitWebDriver. WebKit's own MiniBrowser is never narrower than 447 px.

Its argument is a script that runs in every page before the page's own.
"""
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)
# All but this host is behind a proxy that is not there.
context.get_website_data_manager().set_network_proxy_settings(
    WebKit2.NetworkProxyMode.CUSTOM,
    WebKit2.NetworkProxySettings.new("http://127.0.0.1:9", ["127.0.0.1"]),
)


def open_window(_session):
    content = WebKit2.UserContentManager()
    content.add_script(
        WebKit2.UserScript(
            sys.argv[1],
            WebKit2.UserContentInjectedFrames.TOP_FRAME,
            WebKit2.UserScriptInjectionTime.START,
            None,
            None,
        )
    )
    view = WebKit2.WebView(
        web_context=context,
        is_controlled_by_automation=True,
        user_content_manager=content,
    )
    view.get_settings().set_enable_write_console_messages_to_stdout(True)
    window = Gtk.Window()
    window.set_default_size(1000, 800)
    window.add(view)
    window.show_all()
    return view


context.connect(
    "automation-started",
    lambda _, session: session.connect("create-web-view", open_window),
)
Gtk.main()
